// What the analysis and the coach say, in this language: only loaded when somebody asks them.
import analysis from '../../../../locales/en/analysis.ftl?raw';
import study from '../../../../locales/en/study.ftl?raw';

export default [analysis, study];
