import type { Random } from './random.ts'

/** The part of JSON Schema that the OpenAPI document uses. */
export type JsonSchema = {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  prefixItems?: JsonSchema[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  additionalProperties?: JsonSchema | boolean
  format?: string
  $ref?: string
  minimum?: number
  maximum?: number
}

/** Texts that programs stumble over: control characters, markup, SQL, formulas, other scripts, lone surrogates, very long ones. */
export const nastyTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e\u2066',
  '\ufeff',
  '💥'.repeat(50),
  'Ấ'.normalize('NFD').repeat(200),
  "' or 1=1 --",
  '%_\\',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '=1+1',
  '../../etc/passwd',
  'javascript:alert(1)',
  'http://[',
  '\r\nset-cookie: a=b',
  '1e309',
  '-0',
  'NaN',
  'null',
  '9'.repeat(40),
  '2026-02-30',
  '9999999-12-31T99:99:99Z',
  '-271821-04-20T00:00:00Z',
  'a'.repeat(300),
  'a'.repeat(100_000),
  `${'1'}${' '.repeat(20_000)}1`,
  '('.repeat(5_000),
  'a@'.repeat(2_000),
  '__proto__',
  'constructor',
]

const nastyValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER + 1,
  2_147_483_648,
  [],
  {},
  [[[[[[]]]]]],
  [null],
  { length: 1e9 },
  { toString: 'x', valueOf: null },
  Array.from({ length: 2_000 }, (_, index) => index),
  Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, index])),
]

/** Ids of rows that exist, by which a call gets past its first check. */
type Sources = { random: Random; ids: readonly string[]; resolve: (ref: string) => JsonSchema }

/** A value that is wrong somewhere: usually close to what the schema describes, with a few parts replaced. */
export function generateWrong(schema: JsonSchema, sources: Sources): unknown {
  const { random } = sources
  if (random.chance(0.08)) return anyNasty(random)
  return generate(schema, sources, 0)
}

/** A text for a path, a query or a form field. */
export function generateText({ random, ids }: Pick<Sources, 'random' | 'ids'>): string {
  const kind = random.below(10)
  if (kind < 4 && ids.length > 0) return random.pick(ids)
  if (kind < 6) return String(random.pick([0, 1, -1, 2, 12, 100, 101, 1e21, 'x', 'true', 'vi', 'newest']))
  return random.pick(nastyTexts)
}

const maxDepth = 8

function generate(given: JsonSchema, sources: Sources, depth: number): unknown {
  const { random, resolve } = sources
  const schema = given.$ref ? resolve(given.$ref) : given
  if (depth > maxDepth) return null
  if (random.chance(0.05)) return anyNasty(random)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && choices.length > 0) return generate(random.pick(choices), sources, depth + 1)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => asObject(generate(part, sources, depth + 1))))
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.chance(0.8) ? random.pick(schema.enum) : random.pick(nastyTexts)
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
  if (type === 'object' || schema.properties) return generateObject(schema, sources, depth)
  if (type === 'array') {
    const length = random.pick([0, 1, 1, 2, 3, 60])
    return Array.from({ length: depth > 3 ? Math.min(length, 2) : length }, () => generate(schema.items ?? {}, sources, depth + 1))
  }
  if (type === 'integer' || type === 'number')
    return random.pick([0, 1, 2, 99, schema.minimum ?? -1, schema.maximum ?? 1e9, (schema.maximum ?? 1e15) + 1, 1.5, -3])
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'string') return random.chance(0.65) ? plausibleText(schema, random) : generateText(sources)
  return anyNasty(random)
}

function generateObject(schema: JsonSchema, sources: Sources, depth: number): Record<string, unknown> {
  const { random } = sources
  const result: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(name) ?? false
    if (random.chance(isRequired ? 0.93 : 0.5)) result[name] = generate(part, sources, depth + 1)
  }
  if (random.chance(0.1)) result[random.pick(['role', '_id', 'userId', 'unknown', 'x'.repeat(2_000)])] = anyNasty(random)
  return result
}

function plausibleText({ format }: JsonSchema, random: Random): string {
  if (format === 'email') return `fuzz${random.below(1_000)}@example.vn`
  if (format === 'uri') return 'https://example.vn/a'
  return random.pick([
    'Áo dài bé gái',
    'mot mat khau dai',
    '0912345678',
    'An Giang',
    'Xã An Biên',
    '2026-11-20',
    'ao-dai',
    'fuzz@example.vn',
  ])
}

/** A text or a value that programs stumble over. */
export function anyNasty(random: Random): unknown {
  return random.chance(0.5) ? random.pick(nastyTexts) : random.pick(nastyValues)
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
