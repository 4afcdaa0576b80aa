/** The part of JSON Schema that decides what an example may be. */
export type ExampleSchema = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, ExampleSchema>
  required?: string[]
  items?: ExampleSchema | boolean
  prefixItems?: ExampleSchema[]
  additionalProperties?: ExampleSchema | boolean
  propertyNames?: ExampleSchema
  anyOf?: ExampleSchema[]
  oneOf?: ExampleSchema[]
  allOf?: ExampleSchema[]
  enum?: unknown[]
  const?: unknown
  examples?: unknown[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  minimum?: number
  maximum?: number
}

/** What a field of a name may look like: `Product.name` or `products.name` before `name`. */
export type ExampleValues = Readonly<Record<string, string | number | boolean>>

type Sources = {
  values: ExampleValues
  resolve: (name: string) => ExampleSchema | undefined
  /** A request shows what has to be sent, a response all that may come. */
  isRequest: boolean
}
/** `owners`: the object that the field `name` belongs to, by its schema and by its own field. `seen`: the schemas around it. */
type Place = { name: string; owners: readonly string[]; depth: number; schema: string; seen: readonly string[] }

/** Optional fields are left out below this depth, so that a list of orders stays readable. */
const maxOptionalDepth = 5

/** A value that the schema allows, from its own `examples` or from the values by name. */
export function exampleOfSchema(schema: ExampleSchema, sources: Sources): unknown {
  return example(schema, sources, { name: '', owners: [], depth: 0, schema: '', seen: [] })
}

function example(schema: ExampleSchema, sources: Sources, place: Place): unknown {
  if (schema.examples?.length) return schema.examples[0]
  if (schema.$ref) {
    const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
    // The schema of an input has the name of the output and an ending.
    const inner = { ...place, schema: name.replace(/Input$/, ''), seen: [...place.seen, name] }
    return example(sources.resolve(name) ?? {}, sources, inner)
  }
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return preferred(schema.enum, sources, place)
  const choice = (schema.anyOf ?? schema.oneOf)?.find((part) => !isEmpty(part))
  if (choice) return example(choice, sources, place)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => example(part, sources, place)))
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.find((name) => name !== 'null')
  if (type === 'object' || schema.properties) return exampleObject(schema, sources, place)
  if (type === 'array') return exampleList(schema, sources, place)
  if (type === 'string') return exampleText(schema, sources, place)
  if (type === 'integer' || type === 'number') return exampleNumber(schema, sources, place, type === 'integer')
  if (type === 'boolean') return knownValue(sources, place, (value) => typeof value === 'boolean') ?? true
  return type === 'null' ? null : {}
}

/** `null` and `''` say that nothing is there, which shows nothing. */
function isEmpty(schema: ExampleSchema): boolean {
  return schema.type === 'null' || schema.const === '' || schema.const === null
}

function preferred(choices: readonly unknown[], sources: Sources, place: Place): unknown {
  return (
    knownValue(sources, place, (value) => choices.includes(value)) ?? choices.find((value) => value !== '' && value !== null) ?? choices[0]
  )
}

function exampleObject(schema: ExampleSchema, sources: Sources, place: Place): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties } = schema
  const inner = { ...place, owners: [place.schema, place.name], schema: '', depth: place.depth + 1 }
  const result: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(properties))
    if (required.includes(name) || isShown(name, schema, sources, place)) result[name] = example(property, sources, { ...inner, name })
  if (typeof additionalProperties === 'object' && Object.keys(properties).length === 0)
    result[exampleKey(schema, sources, place)] = example(additionalProperties, sources, inner)
  return result
}

/** A request shows one optional field where it would be empty otherwise. */
function isShown(name: string, { properties = {}, required = [] }: ExampleSchema, { isRequest }: Sources, { depth, seen }: Place): boolean {
  if (isRequest) return required.length === 0 && Object.keys(properties)[0] === name
  return depth < maxOptionalDepth && new Set(seen).size === seen.length
}

function exampleKey({ propertyNames }: ExampleSchema, sources: Sources, place: Place): string {
  return propertyNames ? String(example(propertyNames, sources, { ...place, name: 'key' })) : 'key'
}

function exampleList({ items, prefixItems, minItems = 1 }: ExampleSchema, sources: Sources, place: Place): unknown[] {
  const inner = { ...place, depth: place.depth + 1 }
  if (prefixItems) return prefixItems.map((part) => example(part, sources, inner))
  if (typeof items !== 'object') return []
  const isRepeated = items.$ref !== undefined && place.seen.includes(items.$ref.slice(items.$ref.lastIndexOf('/') + 1))
  if (isRepeated && minItems <= 1) return []
  return Array.from({ length: Math.max(1, minItems) }, () => example(items, sources, inner))
}

function knownValue({ values }: Sources, { owners, name }: Place, isAllowed: (value: string | number | boolean) => boolean) {
  const names = [...owners.map((owner) => `${owner}.${name}`), name]
  return names.map((key) => values[key]).find((value) => value !== undefined && isAllowed(value))
}

function exampleText(schema: ExampleSchema, sources: Sources, place: Place): string {
  const { maxLength = Number.POSITIVE_INFINITY, minLength = 0 } = schema
  const fits = (value: string | number | boolean | undefined): value is string =>
    typeof value === 'string' &&
    value.length >= minLength &&
    value.length <= maxLength &&
    (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value))
  const isTyped = schema.pattern !== undefined || schema.format !== undefined
  const named = knownValue(sources, place, fits)
  return String(
    named ?? [...guessesByName(place.name), ...(isTyped ? typedGuesses : ['Hoa sen', 'sen'])].find(fits) ?? 'a'.repeat(minLength),
  )
}

const typedGuesses = ['2026-11-20', '2022-05', '08:30', '123456', 'https://shop.example/', 'mai@mail.example', '#c94f4f', '/cart'] as const

function guessesByName(name: string): string[] {
  if (/^(at|since|until)$|(At|Until)$/.test(name)) return ['2026-11-20T03:00:00.000Z', '2026-11-20']
  if (/(On|Date|From|To|[dD]ay)$/.test(name)) return ['2026-11-20']
  if (/(^|[a-z_])(id|Id|ids|Ids)$/.test(name)) return [`${name.replace(/_|ids?$/gi, '').slice(0, 3) || 'row'}_1kag4w1m8qm6zt3vbn5c7xd2ef`]
  return /(url|uri|link)$/i.test(name) ? ['https://shop.example/'] : []
}

function exampleNumber({ minimum, maximum }: ExampleSchema, sources: Sources, place: Place, isWhole: boolean): number {
  const low = minimum ?? Number.NEGATIVE_INFINITY
  const high = maximum ?? Number.POSITIVE_INFINITY
  const fits = (value: string | number | boolean) =>
    typeof value === 'number' && value >= low && value <= high && (!isWhole || Number.isInteger(value))
  const named = knownValue(sources, place, fits)
  return named === undefined ? Math.min(Math.max(1, low), high) : Number(named)
}
