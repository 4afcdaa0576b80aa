import type { PolicyFact } from '../../../../contract/admin/content.ts'
import type { TextSection } from '../../../../contract/content.ts'
import { type PolicyKind, policyKinds } from '../../../../contract/policy-kinds.ts'
import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { announce } from '../../ui/live-region.tsx'
import { adminPaths } from '../admin-paths.ts'
import { Card } from '../components/card.tsx'
import { confirm } from '../components/confirm-store.ts'
import { StatusBadge } from '../components/status-badge.tsx'
import { guidedPath, useIsGuided } from '../first-steps/use-guide.ts'
import { BilingualInput, TextInput } from './fields.tsx'
import { ListEditor } from './list-editor.tsx'
import { ParagraphsEditor } from './paragraphs-editor.tsx'
import { PolicyPreview } from './policy-preview.tsx'
import { useSettingsForm } from './settings-form.tsx'
import { usePolicyDrafts } from './use-policy-drafts.ts'
import { useTabPath } from './use-tab-path.ts'

/** The four policies, each in sections of a heading and paragraphs. Drafts can be generated from the shop's settings. */
export function PoliciesTab() {
  const { t } = useTranslation(['settings', 'common'])
  const { draft, setText } = useSettingsForm()
  const { policies, policiesFrom } = draft.texts
  const { drafts, isFailed, isLoading, retry } = usePolicyDrafts()
  const unwritten = policyKinds.filter((kind) => !policies[kind]?.length && drafts?.policies[kind].length)

  function fill(kinds: readonly PolicyKind[]): void {
    if (!drafts) return
    setText('policies', { ...policies, ...Object.fromEntries(kinds.map((kind) => [kind, drafts.policies[kind]])) })
    if (!policiesFrom) setText('policiesFrom', vietnamDay(new Date()))
    announce(t('policies.drafted', { count: kinds.length }))
  }

  async function draftAgain(kind: PolicyKind): Promise<void> {
    const name = t(`policies.${kind}`)
    const question = { title: t('policies.againTitle', { name }), text: t('policies.againText'), verb: t('policies.again') }
    if (await confirm(question)) fill([kind])
  }

  return (
    <>
      <Card title={t('parts.policies')}>
        <div className="sheet-fields">
          <p className="text-soft">{t('policies.lead')}</p>
          {isFailed && (
            <Alert title={t('policies.draftsFailed')}>
              <button type="button" className="small-button mt-2" onClick={retry}>
                {t('common:retry')}
              </button>
            </Alert>
          )}
          {!isFailed && (isLoading || unwritten.length > 0) && (
            <Button className="justify-self-start" busy={isLoading} onClick={() => fill(unwritten)}>
              {t('policies.draftAll')}
            </Button>
          )}
          <TextInput
            path="texts.policiesFrom"
            label={t('policies.from')}
            hint={t('policies.fromHint')}
            type="date"
            value={policiesFrom ?? ''}
            onChange={(day) => setText('policiesFrom', day)}
          />
        </div>
      </Card>
      {policyKinds.map((kind) => (
        <PolicyCard
          key={kind}
          kind={kind}
          missing={drafts?.missing[kind] ?? []}
          onDraft={drafts?.policies[kind].length ? () => (policies[kind]?.length ? void draftAgain(kind) : fill([kind])) : undefined}
        />
      ))}
    </>
  )
}

type PolicyCardProps = {
  kind: PolicyKind
  /** The details that the draft leaves out because they are not set. */
  missing: readonly PolicyFact[]
  /** Undefined if no draft can be generated. */
  onDraft: (() => void) | undefined
}

function PolicyCard({ kind, missing, onDraft }: PolicyCardProps) {
  const { t } = useTranslation('settings')
  const { draft, saved, setText } = useSettingsForm()
  const { policies } = draft.texts
  const sections = policies[kind] ?? []
  const isWritten = sections.length > 0
  return (
    <Card
      title={t(`policies.${kind}`)}
      actions={
        <span className="flex flex-wrap items-center gap-2">
          <PolicyState sections={sections} published={saved.texts.policies[kind] ?? []} />
          {onDraft && (
            <button type="button" className="small-button" onClick={onDraft}>
              {t(isWritten ? 'policies.again' : 'policies.draft')}
            </button>
          )}
        </span>
      }
    >
      <div className="sheet-fields">
        {!isWritten && <p className="text-soft">{t(onDraft ? 'policies.unwritten' : 'policies.undraftable')}</p>}
        {missing.length > 0 && <MissingDetails missing={missing} />}
        {isWritten && (
          <details className="faq-entries" open>
            <summary>{t('policies.read')}</summary>
            <PolicyPreview sections={sections} />
          </details>
        )}
        <details className="faq-entries">
          <summary>{t('policies.sections', { count: sections.length })}</summary>
          <SectionsEditor
            path={`texts.policies.${kind}`}
            sections={sections}
            onChange={(next) => setText('policies', { ...policies, [kind]: next })}
          />
        </details>
      </div>
    </Card>
  )
}

function PolicyState({ sections, published }: { sections: readonly TextSection[]; published: readonly TextSection[] }) {
  const { t } = useTranslation('settings')
  const isSame = JSON.stringify(sections) === JSON.stringify(published)
  if (isSame && published.length > 0) return <StatusBadge tone="good">{t('policies.published')}</StatusBadge>
  return <StatusBadge tone="wait">{t(published.length > 0 ? 'policies.changed' : 'policies.unpublished')}</StatusBadge>
}

/** The details missing from the draft, each with a link to where it is set. */
function MissingDetails({ missing }: { missing: readonly PolicyFact[] }) {
  const { t } = useTranslation('settings')
  const pathOf = useTabPath()
  const isGuided = useIsGuided()
  const areas = isGuided ? guidedPath(adminPaths.locations()) : adminPaths.locations()
  const placeOf = (fact: PolicyFact) => (fact === 'areas' ? areas : pathOf(fact === 'payment' ? 'payment' : 'owner'))
  return (
    <Alert tone="info" title={t('policies.missing')}>
      <ul className="missing-details">
        {missing.map((fact) => (
          <li key={fact}>
            <Link to={placeOf(fact)} preventScrollReset={fact !== 'areas'}>
              {t(`policies.fact.${fact}`)}
            </Link>
          </li>
        ))}
      </ul>
      <p>{t('policies.missingText')}</p>
    </Alert>
  )
}

type SectionsEditorProps = { path: string; sections: readonly TextSection[]; onChange: (sections: TextSection[]) => void }

function SectionsEditor({ path, sections, onChange }: SectionsEditorProps) {
  const { t } = useTranslation('settings')
  return (
    <ListEditor
      items={sections}
      onChange={onChange}
      nameOf={({ heading }, index) => heading.vi || String(index + 1)}
      addLabel={t('policies.addSection')}
      make={() => ({ heading: { vi: '', en: '' }, paragraphs: [{ vi: '', en: '' }] })}
      max={60}
    >
      {(section, change, at) => (
        <>
          <BilingualInput
            path={`${path}.${at}.heading`}
            label={t('policies.heading')}
            value={section.heading}
            onChange={(heading) => change({ ...section, heading })}
          />
          <ParagraphsEditor
            path={`${path}.${at}.paragraphs`}
            paragraphs={section.paragraphs}
            onChange={(paragraphs) => change({ ...section, paragraphs })}
          />
        </>
      )}
    </ListEditor>
  )
}
