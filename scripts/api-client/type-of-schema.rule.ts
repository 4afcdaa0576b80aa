/** A JSON schema as OpenAPI 3.1 has it. */
export type JsonSchema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema | boolean
  prefixItems?: JsonSchema[]
}

/** The TypeScript type of a schema; `unknown` for what TypeScript cannot say. */
export function typeOfSchema(schema: JsonSchema | boolean | undefined): string {
  if (schema === undefined || typeof schema === 'boolean') return 'unknown'
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ') || 'never'
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return joined(choices.map(typeOfSchema), ' | ')
  if (schema.allOf) return joined(schema.allOf.map(typeOfSchema), ' & ')
  if (Array.isArray(schema.type))
    return joined(
      schema.type.map((type) => typeOfSchema({ ...schema, type })),
      ' | ',
    )
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type
    case 'integer':
    case 'number':
      return 'number'
    case 'array':
      return schema.prefixItems ? `[${schema.prefixItems.map(typeOfSchema).join(', ')}]` : `Array<${typeOfSchema(schema.items)}>`
    case 'object':
      return typeOfObject(schema)
    default:
      return schema.properties ? typeOfObject(schema) : 'unknown'
  }
}

function typeOfObject({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, field]) => `${JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${typeOfSchema(field)}`,
  )
  if (fields.length > 0) return `{ ${fields.join('; ')} }`
  return `Record<string, ${typeOfSchema(additionalProperties === false ? undefined : additionalProperties)}>`
}

/** In brackets, so that `|` and `&` keep their meaning wherever the type is used. */
function joined(types: string[], by: ' | ' | ' & '): string {
  const different = [...new Set(types)]
  return different.length === 1 ? (different[0] ?? 'unknown') : `(${different.join(by)})`
}
