import { Form, useNavigation } from 'react-router'
import type { OpenSession } from '../../../../contract/two-factor.ts'
import { PasswordField } from '../../auth/password-field.tsx'
import { formatDateTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Button } from '../../ui/button.tsx'
import type { MutationResult } from '../account-mutation.ts'
import { useAccountTexts } from '../account-texts.ts'
import { MutationResultAlert } from '../mutation-result.tsx'

/** `asked`: the session that the user wants to end; `result`: how that went. */
type OpenSessionsProps = { sessions: readonly OpenSession[]; asked: string | null; result: MutationResult | null }

/** The devices that are signed in. Each can be signed out; after a while that needs the password. */
export function OpenSessions({ sessions, asked, result }: OpenSessionsProps) {
  const { t } = useAccountTexts()
  const isBusy = useNavigation().state !== 'idle'
  const needsPassword = result?.refusal != null && ['password_again', 'wrong_password'].includes(result.refusal.code)
  return (
    <section aria-labelledby="sessions-title" className="mt-12">
      <h2 id="sessions-title" className="text-xl">
        {t('sessions.title')}
      </h2>
      <p className="mt-2 mb-4 text-soft">{t('sessions.lead')}</p>
      {!(result?.refusal?.code === 'password_again') && <MutationResultAlert result={result} failed={t('sessions.failed')} />}
      <ul className="account-sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionFacts session={session} />
            {!session.isHere && (
              <Form method="post" preventScrollReset className="grid gap-3">
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="session" value={session.id} />
                {needsPassword && asked === String(session.id) && (
                  <PasswordField
                    label={t('account:password.label')}
                    hint={t('account:password.againText')}
                    name="password"
                    autoComplete="current-password"
                    required
                    autoFocus
                  />
                )}
                <Button
                  type="submit"
                  look="secondary"
                  busy={isBusy}
                  aria-label={t('sessions.endOf', { device: nameOf(session, t('sessions.unknown')) })}
                >
                  {t('sessions.end')}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function SessionFacts({ session }: { session: OpenSession }) {
  const { t } = useAccountTexts()
  const language = useLanguage()
  return (
    <div className="min-w-0">
      <p className="font-bold">
        {nameOf(session, t('sessions.unknown'))}
        {session.isHere && <span className="font-normal text-soft"> · {t('sessions.here')}</span>}
      </p>
      <p className="text-sm text-soft">
        {t('sessions.seen', { when: formatDateTime(session.seenAt, language) })} · {session.ip}
      </p>
    </div>
  )
}

function nameOf({ device }: OpenSession, unknown: string): string {
  return device || unknown
}
