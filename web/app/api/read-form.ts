import { data } from 'react-router'

const maxFields = 100
/** The names that our own forms use: no paths (`a.b[0]`), nothing a form library reserves (`__intent__`). */
const fieldName = /^[A-Za-z][\w-]{0,99}$/

/**
 * Reads a posted form in which every field is a text and occurs once. Anything else (no form, half a form, files, a repeated
 * field) gets a page with status 400 that explains it.
 */
export async function readForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => null)
  if (!form || !isPlain(form)) throw data({ code: 'malformed_body' }, { status: 400 })
  return form
}

function isPlain(form: FormData): boolean {
  const names = [...form.keys()]
  if (names.length > maxFields || new Set(names).size < names.length) return false
  return [...form].every(([name, value]) => fieldName.test(name) && typeof value === 'string')
}
