// What puzzles and the position editor say, in this language: only loaded when somebody opens them.
import editor from '../../../../locales/ru/editor.ftl?raw';
import puzzles from '../../../../locales/ru/puzzles.ftl?raw';

export default [puzzles, editor];
