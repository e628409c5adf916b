// What puzzles and the position editor say, in this language: only loaded when somebody opens them.
import editor from '../../../../locales/zh-CN/editor.ftl?raw';
import puzzles from '../../../../locales/zh-CN/puzzles.ftl?raw';

export default [puzzles, editor];
