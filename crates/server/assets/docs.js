"use strict";
const element = (name, text, className) => {
  const node = document.createElement(name);
  if (text) node.textContent = text;
  if (className) node.className = className;
  return node;
};
const show = (operation, document_) => {
  const details = element("details");
  const summary = element("summary");
  summary.append(element("span", operation.method.toUpperCase(), "method"), element("code", operation.path), ` ${operation.summary ?? ""}`);
  details.append(summary);
  if (operation.description) details.append(element("p", operation.description));
  const body = operation.requestBody?.content?.["application/json"]?.schema;
  const parts = [["Parameters", operation.parameters], ["Body", body && resolve(body, document_)], ["Answers", operation.responses]];
  for (const [title, value] of parts) {
    if (value && (!Array.isArray(value) || value.length > 0)) details.append(element("h4", title), element("pre", JSON.stringify(value, null, 2)));
  }
  return details;
};
const resolve = (schema, document_) => {
  const name = schema.$ref?.split("/").pop();
  return name ? document_.components?.schemas?.[name] ?? schema : schema;
};
fetch("/api/openapi.json")
  .then((answer) => answer.json())
  .then((document_) => {
    const list = document.getElementById("paths");
    list.textContent = "";
    for (const [path, operations] of Object.entries(document_.paths)) {
      for (const [method, operation] of Object.entries(operations)) list.append(show({ ...operation, method, path }, document_));
    }
  })
  .catch(() => { document.getElementById("paths").textContent = "The document could not be loaded."; });
