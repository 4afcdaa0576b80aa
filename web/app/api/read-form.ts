import { data } from 'react-router'

const maxFields = 100
/** As the pages' own forms name their fields: no paths (`a.b[0]`), nothing a form library reserves (`__intent__`). */
const fieldName = /^[A-Za-z][\w-]{0,99}$/

/**
 * The form somebody has posted to a page: every field is a text, and is there once. Whatever else is posted (no form,
 * half a form, files, a field twice) is answered with a page of status 400 that says so.
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
