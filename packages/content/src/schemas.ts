export { canonicalYaml } from './load/canonical-yaml.ts';
export { dateForm } from './schema/calendar-date.ts';
export { kebabCase } from './schema/fields.ts';
export { editedFiles, fileName, fileSchemas } from './schema/file-schemas.ts';
export { imageLimits } from './schema/image-limits.ts';
export { entriesOf, optionOf, unwrap } from './schema/schema-parts.ts';
export { describeField, type FieldDescription } from './schema/site/describe-field.ts';
export { templates } from './schema/templates.ts';
