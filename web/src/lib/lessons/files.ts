// The lessons: a short list of all of them, and each one as the text the engine reads, fetched when somebody begins it.

/** A lesson on the list; `title` and `line` are messages that `loadLessons()` fetches. */
export type LessonCard = (typeof import('../../../../lessons/index.json'))[number];

const FILES = import.meta.glob<string>('../../../../lessons/[0-9]*.json', { query: '?raw', import: 'default' });

/** All lessons in their order. */
export const lessonList = async (): Promise<LessonCard[]> => (await import('../../../../lessons/index.json')).default;

/** The lesson with this id, as it is written; fails when there is none. */
export async function lessonText(id: string): Promise<string> {
  const [, fetchText] = Object.entries(FILES).find(([path]) => path.replace(/^.*\/\d+-/, '') === `${id}.json`) ?? [];
  if (!fetchText) throw new Error(`There is no lesson ${id}`);
  return fetchText();
}
