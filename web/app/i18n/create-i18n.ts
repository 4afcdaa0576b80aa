import type { TFunction } from 'i18next'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { Texts } from '../locales/vi.ts'
import type { I18n, PageTexts } from './i18n-context.ts'

type Values = Readonly<Record<string, unknown>>
/** A text split at its values: plain text and names alternate. */
type Template = readonly string[]

export function createI18n(language: Language, texts: Texts): I18n {
  const namespaces: Record<string, object> = { ...texts }
  const added = new WeakSet<PageTexts>()
  const templates = new Map<string, Template>()
  const translators = new Map<string, TFunction>()

  function addTexts(more: PageTexts): void {
    if (added.has(more)) return
    added.add(more)
    for (const [namespace, texts] of Object.entries(more[language])) namespaces[namespace] = { ...namespaces[namespace], ...texts }
  }

  function templateOf(namespace: string, path: string): Template | undefined {
    const name = `${namespace}:${path}`
    const known = templates.get(name)
    if (known) return known
    const text = valueAt(namespaces[namespace], path)
    if (typeof text !== 'string') return undefined
    const template = text.split(/\{\{(\w+)\}\}/)
    templates.set(name, template)
    return template
  }

  function translate(namespace: string, key: string, values: Values | undefined): string {
    const [place, path] = split(key, namespace)
    const template = findTemplate(place, path, values?.count)
    if (template) return template.length === 1 ? (template[0] as string) : fill(template, values)
    // Reported, so that a raw key on a page does not go unnoticed. The admin's texts are added later than the storefront's.
    console.error(`no text for ${place}:${path}`)
    return path
  }

  function findTemplate(namespace: string, path: string, count: unknown): Template | undefined {
    if (typeof count !== 'number') return templateOf(namespace, path)
    return (
      (count === 0 ? templateOf(namespace, `${path}_zero`) : undefined) ??
      (count === 1 ? templateOf(namespace, `${path}_one`) : undefined) ??
      templateOf(namespace, `${path}_other`) ??
      templateOf(namespace, path)
    )
  }

  return {
    language,
    translator(namespace) {
      const known = translators.get(namespace)
      if (known) return known
      const translator = ((key: string, values?: Values) => translate(namespace, key, values)) as unknown as TFunction
      translators.set(namespace, translator)
      return translator
    },
    exists(key, { ns = 'common' } = {}) {
      const [place, path] = split(key, ns)
      return valueAt(namespaces[place], path) !== undefined
    },
    addTexts,
  }
}

function split(key: string, namespace: string): [string, string] {
  const at = key.indexOf(':')
  return at < 0 ? [namespace, key] : [key.slice(0, at), key.slice(at + 1)]
}

function valueAt(texts: object | undefined, path: string): unknown {
  let value: unknown = texts
  for (const part of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined
    value = (value as Record<string, unknown>)[part]
  }
  return value
}

function fill(template: Template, values: Values | undefined): string {
  return template.map((part, index) => (index % 2 === 0 ? part : String(values?.[part] ?? ''))).join('')
}
