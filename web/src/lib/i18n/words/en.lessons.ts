// What the coach says in lessons, and the words around it, in this language: only loaded when somebody learns.
import coach from '../../../../locales/en/coach.ftl?raw';
import lessons from '../../../../locales/en/lessons.ftl?raw';

export default [coach, lessons];
