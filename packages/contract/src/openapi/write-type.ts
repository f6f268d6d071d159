import type { Schema } from './read-openapi.ts';

/**
 * Formats a JSON Schema as a shorter TypeScript type. Formats follow a string type as a comment: `string /* uuid *\/`.
 */
export function writeType(schema: Schema | boolean, indent = ''): string {
  // `true` accepts everything, `false` nothing.
  if (typeof schema === 'boolean') return schema ? 'unknown' : 'never';
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'unknown';
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return [...new Set(choices.map((choice) => writeType(choice, indent)))].join(' | ');
  if (schema.allOf !== undefined) return schema.allOf.map((part) => writeType(part, indent)).join(' & ');
  if (Array.isArray(schema.type)) return schema.type.map((type: string) => writeType({ ...schema, type }, indent)).join(' | ');
  if (schema.type === 'array') return writeArray(schema, indent);
  if (schema.type === 'object') return writeObject(schema, indent);
  return writePlainType(schema);
}

function writePlainType({ type, format }: Schema): string {
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'string') return format === undefined ? 'string' : `string /* ${format} */`;
  return typeof type === 'string' ? type : 'unknown';
}

function writeArray({ items = {}, prefixItems, maxItems }: Schema, indent: string): string {
  if (prefixItems !== undefined) return writeTuple(prefixItems, items, indent);
  const element = writeType(items, indent);
  const isSimple = typeof items === 'boolean' || (items.enum === undefined && items.anyOf === undefined && items.oneOf === undefined);
  const list = isSimple && !element.includes('/*') ? `${element}[]` : `(${element})[]`;
  return maxItems === undefined ? list : `${list} /* at most ${maxItems} */`;
}

/** Formats a tuple of fixed elements, with a rest element if more may follow. */
function writeTuple(places: readonly Schema[], more: Schema | boolean, indent: string): string {
  const rest = more === false ? [] : [`...${writeType({ type: 'array', items: more }, indent)}`];
  return `[${[...places.map((place) => writeType(place, indent)), ...rest].join(', ')}]`;
}

function writeObject({ properties = {}, required = [], additionalProperties }: Schema, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, property]) => `${inner}${writeName(name)}${required.includes(name) ? '' : '?'}: ${writeType(property, inner)};`,
  );
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0)
    lines.push(`${inner}[name: string]: ${writeType(additionalProperties, inner)};`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function writeName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
