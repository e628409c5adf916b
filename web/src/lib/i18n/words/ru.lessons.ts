// What the coach says in lessons, and the words around it, in this language: only loaded when somebody learns.
import coach from '../../../../locales/ru/coach.ftl?raw';
import lessons from '../../../../locales/ru/lessons.ftl?raw';

export default [coach, lessons];
