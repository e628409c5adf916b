// The rule guide of this language: long, and only loaded when somebody opens it.
const files = import.meta.glob<string>('../../../../locales/en/guide*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default Object.values(files);
