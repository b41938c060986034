import { isFields } from '#lib/is-fields.ts';

/** What every server knows of JSON Schema. */
const KNOWN = new Set(['type', 'description', 'properties', 'required', 'items', 'enum']);

/** Tools with the parts of JSON Schema that every server knows. */
export function plainSchema(tools: unknown): unknown {
  if (!Array.isArray(tools)) return tools;
  return tools.map((tool: unknown) => {
    const described = isFields(tool) ? tool['function'] : undefined;
    if (!isFields(tool) || !isFields(described)) return tool;
    const { strict: _strict, ...rest } = described;
    return { ...tool, function: { ...rest, parameters: plain(described['parameters']) } };
  });
}

function plain(schema: unknown): unknown {
  if (!isFields(schema)) return schema;
  const kept = Object.entries(schema).filter(([name]) => KNOWN.has(name));
  return Object.fromEntries(
    kept.map(([name, value]) => {
      if (name === 'items') return [name, plain(value)];
      if (name !== 'properties' || !isFields(value)) return [name, value];
      return [name, Object.fromEntries(Object.entries(value).map(([field, each]) => [field, plain(each)]))];
    }),
  );
}
