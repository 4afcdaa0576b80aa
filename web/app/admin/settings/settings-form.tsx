import { createContext, type ReactNode, useContext } from 'react'
import type { Connections } from '../../../../contract/admin/content.ts'
import type { SettingsDraft } from './settings-draft.ts'

type SettingsForm = {
  draft: SettingsDraft
  /** The stored settings. */
  saved: SettingsDraft
  connections: Connections
  set: <Name extends keyof SettingsDraft>(name: Name, value: SettingsDraft[Name]) => void
  setText: <Name extends keyof SettingsDraft['texts']>(name: Name, value: SettingsDraft['texts'][Name]) => void
  /** The API's message about a field, by its path. */
  errorAt: (path: string) => string | undefined
}

const FormContext = createContext<SettingsForm | null>(null)

export function SettingsFormProvider({ form, children }: { form: SettingsForm; children: ReactNode }) {
  return <FormContext value={form}>{children}</FormContext>
}

export function useSettingsForm(): SettingsForm {
  const form = useContext(FormContext)
  if (!form) throw new Error('a part of the settings is rendered outside of their form')
  return form
}
