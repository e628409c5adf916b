// All words of this language except those that only some people need, as one chunk of their own.
const files = import.meta.glob<string>(['../../../../locales/en/*.ftl', '!**/guide*.ftl', '!**/lessons.ftl', '!**/analysis.ftl', '!**/study.ftl', '!**/puzzles.ftl', '!**/editor.ftl', '!**/coach.ftl', '!**/people.ftl', '!**/account.ftl', '!**/notices.ftl', '!**/orders.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default Object.values(files);
