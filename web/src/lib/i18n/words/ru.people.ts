// Profiles, leaderboards and statistics in this language: only loaded when somebody opens them.
import people from '../../../../locales/ru/people.ftl?raw';

export default [people];
