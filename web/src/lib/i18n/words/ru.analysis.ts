// What the analysis and the coach say, in this language: only loaded when somebody asks them.
import analysis from '../../../../locales/ru/analysis.ftl?raw';
import study from '../../../../locales/ru/study.ftl?raw';

export default [analysis, study];
