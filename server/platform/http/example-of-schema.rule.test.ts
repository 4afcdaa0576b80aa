import { expect, test } from 'vitest'
import { type ExampleSchema, exampleOfSchema } from './example-of-schema.rule.ts'

const values = { name: 'Đầm hoa', 'Shop.name': 'Mẹ May', 'title.vi': 'Tết', price: 390_000, email: 'mai@example.vn' }
const text = { type: 'string' }
const schemas: Record<string, ExampleSchema> = {
  Shop: { type: 'object', properties: { name: text }, required: ['name'] },
  Folder: { type: 'object', properties: { name: text, folders: { type: 'array', items: { $ref: '#/Folder' } } }, required: ['name'] },
}
const of = (schema: ExampleSchema, isRequest = false) => exampleOfSchema(schema, { values, resolve: (name) => schemas[name], isRequest })
const field = (name: string, schema: ExampleSchema) =>
  (of({ type: 'object', properties: { [name]: schema } }) as Record<string, unknown>)[name]

test.each<[string, ExampleSchema, unknown]>([
  ['name', text, 'Đầm hoa'],
  ['name', { ...text, maxLength: 3 }, 'sen'],
  ['name', { anyOf: [{ type: 'null' }, text] }, 'Đầm hoa'],
  ['name', { ...text, examples: ['Áo dài'] }, 'Áo dài'],
  ['price', { type: 'integer' }, 390_000],
  ['price', { type: 'integer', maximum: 99 }, 1],
  ['count', { type: 'integer', minimum: 5 }, 5],
  ['kind', { enum: ['', 'percent'] }, 'percent'],
  ['kind', { const: 'all' }, 'all'],
  ['createdAt', text, '2026-11-20T03:00:00.000Z'],
  ['paidOn', { ...text, pattern: '^\\d{4}-\\d\\d-\\d\\d$' }, '2026-11-20'],
  ['orderId', text, 'ord_1kag4w1m8qm6zt3vbn5c7xd2ef'],
  ['list', { type: 'array', items: text, minItems: 2 }, ['Hoa sen', 'Hoa sen']],
  ['pair', { type: 'array', prefixItems: [{ type: 'integer' }, text] }, [1, 'Hoa sen']],
  ['shop', { $ref: '#/Shop' }, { name: 'Mẹ May' }],
  ['title', { type: 'object', properties: { vi: text } }, { vi: 'Tết' }],
  ['byName', { type: 'object', propertyNames: { enum: ['a'] }, additionalProperties: { type: 'boolean' } }, { a: true }],
])('example: %s as %j', (name, schema, expected) => {
  expect(field(name, schema)).toEqual(expected)
})

test('example: a request has the required fields, or its first one; a response has all', () => {
  const schema: ExampleSchema = { type: 'object', properties: { name: text, email: text }, required: ['email'] }
  expect(of(schema, true)).toEqual({ email: 'mai@example.vn' })
  expect(of({ ...schema, required: [] }, true)).toEqual({ name: 'Đầm hoa' })
  expect(of(schema)).toEqual({ name: 'Đầm hoa', email: 'mai@example.vn' })
})

test('example: a schema within itself ends', () => {
  expect(of({ $ref: '#/Folder' })).toEqual({ name: 'Đầm hoa', folders: [] })
})
