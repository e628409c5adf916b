// All words of this language except the rule guide, as one chunk of their own.
const files = import.meta.glob<string>(['../../../../locales/zh-CN/*.ftl', '!**/guide*.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

export default Object.values(files);
