import { type Json, Mapping, type Mappings } from './double-mapping.ts';
import { membersOf, onlyMember, Refusal } from './double-refusal.ts';
import { searchIn, type Stored } from './double-search.ts';

type Index = {
  name: string;
  mappings: Mappings;
  mapping: Mapping;
  /** What is written, and what searches find: the last refresh of it. */
  written: Map<string, Stored>;
  shown: ReadonlyMap<string, Stored>;
  /** Versions of what was deleted. */
  gone: Map<string, number>;
  writtenAt: number;
};

const refreshedEveryMs = 1000;

const missing = (name: string): Refusal =>
  new Refusal(404, 'index_not_found_exception', `no such index [${name}]`);

type Settings = { index?: { mapping?: { total_fields?: { limit?: number } } } };

const writeMembers = ['_id', '_index', 'version', 'version_type'];

/** The indexes and aliases of a cluster. */
export class Indexes {
  readonly #indexes = new Map<string, Index>();
  readonly #aliases = new Map<string, Set<string>>();
  readonly #now: () => number;
  constructor(now: () => number) {
    this.#now = now;
  }
  names(): string[] {
    return [...this.#indexes.keys()];
  }
  /** What an index has, for tests to look at: as it is written. */
  documents(name: string): readonly Stored[] {
    return [...this.#index(name).written.values()];
  }
  /** Loses a document, as if it had never been written. */
  lose(name: string, id: string): void {
    const index = this.#index(name);
    index.written.delete(id);
    this.refresh(name);
  }
  create(name: string, body: unknown): Json {
    const { settings = {}, mappings = {} } = membersOf(body, ['settings', 'mappings'], 'create index');
    if (!/^[a-z\d][a-z\d_-]*$/.test(name)) throw new Refusal(400, 'invalid_index_name_exception', name);
    if (this.#indexes.has(name) || this.#aliases.has(name))
      throw new Refusal(400, 'resource_already_exists_exception', `index [${name}] already exists`);
    const limit = (settings as Settings).index?.mapping?.total_fields?.limit ?? 1000;
    this.#indexes.set(name, {
      name,
      mappings: mappings as Mappings,
      mapping: new Mapping(mappings as Mappings, limit),
      written: new Map(),
      shown: new Map(),
      gone: new Map(),
      writtenAt: Infinity,
    });
    return { acknowledged: true, shards_acknowledged: true, index: name };
  }
  remove(name: string): Json {
    if (!this.#indexes.delete(name)) throw missing(name);
    for (const [alias, of] of this.#aliases) {
      of.delete(name);
      if (of.size === 0) this.#aliases.delete(alias);
    }
    return { acknowledged: true };
  }
  #index(name: string): Index {
    const behind = this.#aliases.get(name);
    if (behind !== undefined && behind.size > 1)
      throw new Refusal(400, 'illegal_argument_exception', `alias [${name}] has more than one index`);
    const found = this.#indexes.get(behind === undefined ? name : ([...behind][0] ?? name));
    if (found === undefined) throw missing(name);
    return found;
  }
  aliasesOf(pattern: string): Json {
    const begun = pattern.replace(/\*$/, '');
    const names = this.names().filter((name) =>
      pattern.endsWith('*') ? name.startsWith(begun) : name === pattern,
    );
    return Object.fromEntries(
      names.map((name) => [
        name,
        {
          aliases: Object.fromEntries(
            [...this.#aliases].filter(([, of]) => of.has(name)).map(([alias]) => [alias, {}]),
          ),
        },
      ]),
    );
  }
  behind(alias: string): Json {
    const of = this.#aliases.get(alias);
    if (of === undefined) throw new Refusal(404, 'aliases_not_found_exception', `alias [${alias}] missing`);
    return Object.fromEntries([...of].map((name) => [name, { aliases: { [alias]: {} } }]));
  }
  /** Does all of the actions, or none. */
  changeAliases(body: unknown): Json {
    const { actions } = membersOf(body, ['actions'], 'aliases');
    const all = (actions as unknown[]).map((action) => onlyMember(action, 'action'));
    for (const [kind, given] of all) {
      const { index } = given as { index: string };
      if (kind !== 'add' && kind !== 'remove_index') throw new Refusal(400, 'parsing_exception', kind);
      if (!this.#indexes.has(index)) throw missing(index);
    }
    for (const [kind, given] of all) {
      const { index, alias } = given as { index: string; alias: string };
      if (kind === 'remove_index') this.remove(index);
      else this.#aliases.set(alias, (this.#aliases.get(alias) ?? new Set()).add(index));
    }
    return { acknowledged: true };
  }
  refresh(name: string): Json {
    const index = this.#index(name);
    index.shown = new Map(index.written);
    index.writtenAt = Infinity;
    return { _shards: { total: 1, successful: 1, failed: 0 } };
  }
  search(name: string, body: unknown): Json {
    const index = this.#index(name);
    if (this.#now() - index.writtenAt >= refreshedEveryMs) this.refresh(name);
    return searchIn({ name: index.name, mapping: index.mapping, documents: index.shown.values() }, body);
  }
  #write(
    index: Index,
    kind: string,
    { meta, source }: { meta: Record<string, unknown>; source: Json },
  ): Json {
    const { _id, version, version_type: type } = meta;
    const id = String(_id);
    if (type !== 'external_gte' || typeof version !== 'number')
      throw new Refusal(400, 'action_request_validation_exception', 'version');
    const before = index.written.get(id);
    const known = before?.version ?? index.gone.get(id) ?? -1;
    if (known > version)
      throw new Refusal(
        409,
        'version_conflict_engine_exception',
        `[${id}]: current version [${known}] is higher`,
      );
    index.writtenAt = Math.min(index.writtenAt, this.#now());
    if (kind === 'delete') {
      index.written.delete(id);
      index.gone.set(id, version);
      return { _id: id, status: before === undefined ? 404 : 200, result: before ? 'deleted' : 'not_found' };
    }
    index.written.set(id, { id, version, source, parsed: index.mapping.parse(source) });
    index.gone.delete(id);
    return { _id: id, status: before === undefined ? 201 : 200, result: before ? 'updated' : 'created' };
  }
  /** Does each action by itself: one that fails stops none after it. */
  bulk(name: string, lines: readonly Json[], options: { isAlias: boolean; isRefreshed: boolean }): Json {
    const items: Json[] = [];
    for (let at = 0; at < lines.length; at += 1) {
      const [kind, given] = onlyMember(lines[at], 'bulk');
      if (kind !== 'index' && kind !== 'delete') throw new Refusal(400, 'illegal_argument_exception', kind);
      const meta = membersOf(given, writeMembers, 'bulk');
      const source = kind === 'index' ? (lines[(at += 1)] ?? {}) : {};
      try {
        if (options.isAlias && !this.#aliases.has(name)) throw missing(name);
        items.push({ [kind]: this.#write(this.#index(name), kind, { meta, source }) });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const { status, type, message: reason } = error;
        items.push({ [kind]: { _id: meta['_id'], status, error: { type, reason } } });
      }
    }
    if (options.isRefreshed && (this.#aliases.has(name) || this.#indexes.has(name))) this.refresh(name);
    return {
      took: 1,
      errors: items.some((item) => Number((Object.values(item)[0] as Json)['status']) >= 400),
      items,
    };
  }
}
