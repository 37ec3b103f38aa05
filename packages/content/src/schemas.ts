export { canonicalYaml } from './load/canonical-yaml.ts';
export { describeField, type FieldDescription } from './schema/site/describe-field.ts';
export { fileSchemas } from './schema/file-schemas.ts';
