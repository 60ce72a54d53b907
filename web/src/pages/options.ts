/** The fields of a game's options, read from their JSON schema. */

export interface Field {
  name: string;
  kind: 'switch' | 'choice' | 'number' | 'text';
  usual: unknown;
  values: (string | number)[];
  low: number;
  high: number;
}

type Schema = Record<string, any>;

/** The schema itself, behind references. */
function resolved(schema: Schema, whole: Schema): Schema {
  const ref = (schema.$ref ?? schema.allOf?.[0]?.$ref) as string | undefined;
  if (!ref) return schema;
  const found = ref.replace(/^#\//, '').split('/').reduce<any>((at, step) => at?.[step], whole);
  return { ...(found ? resolved(found, whole) : {}), ...('default' in schema ? { default: schema.default } : {}) };
}

export function fieldsOf(options: Schema): Field[] {
  const root = resolved(options, options);
  return Object.entries((root.properties ?? {}) as Record<string, Schema>).map(([name, property]) => {
    const schema = resolved(property, options);
    const base = { name, usual: schema.default, values: [] as (string | number)[], low: schema.minimum ?? 0, high: schema.maximum ?? 99 };
    if (schema.type === 'boolean') return { ...base, kind: 'switch' };
    if (Array.isArray(schema.enum)) return { ...base, kind: 'choice', values: schema.enum };
    if (schema.type === 'integer' && 'minimum' in schema && 'maximum' in schema && schema.maximum - schema.minimum < 12)
      return { ...base, kind: 'choice', values: Array.from({ length: schema.maximum - schema.minimum + 1 }, (_, n) => schema.minimum + n) };
    return { ...base, kind: schema.type === 'integer' ? 'number' : 'text' };
  });
}

/** Only what differs from the usual goes to the server. */
export function changed(fields: Field[], values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(fields.filter(({ name, usual }) => name in values && values[name] !== usual && values[name] !== '').map(({ name }) => [name, values[name]]));
}
