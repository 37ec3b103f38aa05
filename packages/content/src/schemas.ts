export { kebabCase } from './schema/fields.ts';
export { editedFiles, fileName, fileSchemas } from './schema/file-schemas.ts';
export { entriesOf, unwrap } from './schema/schema-parts.ts';
export { describeField, type FieldDescription } from './schema/site/describe-field.ts';
export { templates } from './schema/templates.ts';
