import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '../../web/app/routes.ts'
import type { JsonSchema } from './generate-value.ts'

export type ApiTarget = { kind: 'api'; method: string; path: string; query: string[]; body: JsonSchema | null; example: unknown }
export type PageTarget = { kind: 'page'; method: string; path: string; fields: string[] }
export type Target = ApiTarget | PageTarget

type Operation = {
  parameters?: { name: string; in: string }[]
  requestBody?: { content?: Record<string, { schema?: JsonSchema; example?: unknown }> }
}
export type OpenApi = { paths: Record<string, Record<string, Operation>>; components?: { schemas?: Record<string, JsonSchema> } }

/** Streams without an end. */
const endless = new Set(['/api/admin/events', '/api/orders/{id}/events'])

/** Every operation of the OpenAPI document. */
export function apiTargets({ paths }: OpenApi): ApiTarget[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    endless.has(path)
      ? []
      : Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
          kind: 'api' as const,
          method: method.toUpperCase(),
          path,
          query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
          body: requestBody?.content?.['application/json']?.schema ?? null,
          example: requestBody?.content?.['application/json']?.example,
        })),
  )
}

/** Every page, and every page again as a form where it has an action. */
export async function pageTargets(): Promise<PageTarget[]> {
  return flatten(await routes, '').flatMap(({ path, file }) => {
    const source = readFileSync(new URL(`../../web/app/${file}`, import.meta.url), 'utf8')
    const folder = source.match(/name="([\w.[\]-]+)"|get\('([\w-]+)'\)/g) ?? []
    const fields = ['intent', '__intent__', '__state__', 'next', ...folder.map((match) => match.replace(/.*["'](.*)["'].*/, '$1'))]
    const page = { kind: 'page' as const, path, fields }
    return [
      { ...page, method: 'GET' },
      ...(/export (?:async )?(?:function|const) action\b/.test(source) ? [{ ...page, method: 'POST' }] : []),
    ]
  })
}

function flatten(entries: readonly RouteConfigEntry[], base: string): { path: string; file: string }[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const full = path === undefined ? base : `${base}/${path}`
    return [{ path: full || '/', file }, ...flatten(children, full)]
  })
}
