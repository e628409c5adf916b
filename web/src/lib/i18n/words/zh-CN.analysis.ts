// What the analysis and the coach say, in this language: only loaded when somebody asks them.
import analysis from '../../../../locales/zh-CN/analysis.ftl?raw';
import study from '../../../../locales/zh-CN/study.ftl?raw';

export default [analysis, study];
