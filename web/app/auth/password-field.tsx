import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Field, type FieldFrameProps } from '../ui/forms/field.tsx'

/** A password, hidden until the user asks to see it. Password managers may fill it, and pasting is allowed. */
export function PasswordField({ label, hint, error, need, className, ...input }: FieldFrameProps & React.ComponentProps<'input'>) {
  const { t } = useTranslation('account')
  const [isShown, setShown] = useState(false)
  return (
    <Field id={input.id} {...{ label, hint, error, need, className }}>
      {(wiring) => (
        <div className="relative">
          <input
            {...input}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            className="field-control pr-14"
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className="icon-button needs-script absolute top-0.5 right-1 text-soft"
            aria-label={t('password.show')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
          </button>
        </div>
      )}
    </Field>
  )
}
