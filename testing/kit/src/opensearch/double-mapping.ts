import { Refusal } from './double-refusal.ts';

export type Json = Readonly<Record<string, unknown>>;
export type Value = string | number | boolean;
/** The values of a document by the whole path of their field. */
export type Fields = ReadonlyMap<string, readonly Value[]>;

type FieldType = 'keyword' | 'double' | 'long' | 'integer' | 'boolean';
type Field = { type: FieldType; ignore_above?: number; index?: boolean; doc_values?: boolean };
type Template = { path_match: string; mapping: Field };
export type Mappings = {
  dynamic?: boolean;
  properties?: Json;
  dynamic_templates?: readonly Readonly<Record<string, Template>>[];
};

/** A document of an index as it is searched: its own values, and those of objects that are searched by themselves. */
export type Parsed = { fields: Fields; nested: ReadonlyMap<string, readonly Fields[]> };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pathPattern = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.*')}$`,
  );

const knownMembers: ReadonlySet<string> = new Set([
  'type',
  'ignore_above',
  'index',
  'doc_values',
  'properties',
]);

/** The fields of an index: those it was made with, and those that documents brought. */
export class Mapping {
  readonly #known = new Map<string, Field>();
  readonly #nested = new Set<string>();
  readonly #templates: { pattern: RegExp; mapping: Field }[];
  readonly #fieldsAtMost: number;
  constructor(mappings: Mappings, fieldsAtMost: number) {
    this.#fieldsAtMost = fieldsAtMost;
    this.#templates = (mappings.dynamic_templates ?? []).flatMap((named) =>
      Object.values(named).map(({ path_match: path, mapping }) => ({ pattern: pathPattern(path), mapping })),
    );
    this.#declare(mappings.properties ?? {}, '');
  }
  #declare(properties: Json, prefix: string): void {
    for (const [name, value] of Object.entries(properties)) {
      const field = value as Omit<Field, 'type'> & { properties?: Json; type: FieldType | 'nested' };
      for (const member of Object.keys(field))
        if (!knownMembers.has(member))
          throw new Refusal(400, 'mapper_parsing_exception', `unknown parameter [${member}]`);
      const { type } = field;
      if (field.properties !== undefined) this.#declare(field.properties, `${prefix}${name}.`);
      if (type === 'nested') this.#nested.add(prefix + name);
      else this.#known.set(prefix + name, { ...field, type });
    }
  }
  /** Returns a field; undefined for one that no document has. */
  field(path: string): Field | undefined {
    return this.#known.get(path);
  }
  isNested(path: string): boolean {
    return this.#nested.has(path);
  }
  searched(path: string): Field | undefined {
    const field = this.#known.get(path);
    if (field?.index === false)
      throw new Refusal(
        400,
        'query_shard_exception',
        `Cannot search on field [${path}] since it is not indexed.`,
      );
    return field;
  }
  /** Returns a field that is sorted or counted by. */
  counted(path: string): Field | undefined {
    const field = this.#known.get(path);
    if (field?.doc_values === false)
      throw new Refusal(400, 'illegal_argument_exception', `Can't load fielddata on [${path}]`);
    return field;
  }
  #fieldFor(path: string): Field {
    const known = this.#known.get(path);
    if (known !== undefined) return known;
    const template = this.#templates.find(({ pattern }) => pattern.test(path));
    if (template === undefined)
      throw new Refusal(400, 'strict_dynamic_mapping_exception', `no template for [${path}]`);
    if (this.#known.size >= this.#fieldsAtMost)
      throw new Refusal(400, 'illegal_argument_exception', 'Limit of total fields has been exceeded');
    this.#known.set(path, template.mapping);
    return template.mapping;
  }
  #valueOf(path: string, value: unknown): Value | undefined {
    const { type, ignore_above: longest = Infinity } = this.#fieldFor(path);
    const wrong = new Refusal(
      400,
      'mapper_parsing_exception',
      `failed to parse field [${path}] of type [${type}]`,
    );
    if (isObject(value)) throw wrong;
    if (type === 'keyword') return String(value).length > longest ? undefined : String(value);
    if (type === 'boolean') {
      if (typeof value !== 'boolean') throw wrong;
      return value;
    }
    const number = Number(value);
    if (typeof value === 'boolean' || !Number.isFinite(number)) throw wrong;
    if (type !== 'double' && !Number.isInteger(number)) throw wrong;
    return number;
  }
  #read(
    fields: Map<string, Value[]>,
    nested: Map<string, Fields[]>,
    at: { path: string; node: unknown },
  ): void {
    const { path, node } = at;
    if (node === null || node === undefined) return;
    if (Array.isArray(node)) {
      for (const element of node) this.#read(fields, nested, { path, node: element });
      return;
    }
    if (this.#nested.has(path)) {
      const inner = new Map<string, Value[]>();
      for (const [name, member] of Object.entries(node as Json))
        this.#read(inner, nested, { path: `${path}.${name}`, node: member });
      nested.set(path, [...(nested.get(path) ?? []), inner]);
      return;
    }
    if (isObject(node)) {
      if (this.#known.has(path))
        throw new Refusal(400, 'mapper_parsing_exception', `object mapping for [${path}] found a value`);
      for (const [name, member] of Object.entries(node))
        this.#read(fields, nested, { path: path === '' ? name : `${path}.${name}`, node: member });
      return;
    }
    const value = this.#valueOf(path, node);
    if (value === undefined) return;
    const values = fields.get(path) ?? [];
    values.push(value);
    fields.set(path, values);
  }
  parse(source: Json): Parsed {
    const [fields, nested] = [new Map<string, Value[]>(), new Map<string, Fields[]>()];
    this.#read(fields, nested, { path: '', node: source });
    return { fields, nested };
  }
}
