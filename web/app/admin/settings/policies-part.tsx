import { policyKinds } from '../../../../contract/content.admin.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Card } from '../parts/card.tsx'
import { Both, Line } from './fields.tsx'
import { ListEditor } from './list-editor.tsx'
import { ParagraphsEditor } from './paragraphs-editor.tsx'
import { useSettingsForm } from './settings-form.tsx'

/** The four policies, each in sections of a heading and its paragraphs. */
export function PoliciesPart() {
  const { t } = useTranslation('settings')
  const { draft, setText } = useSettingsForm()
  const { policies, policiesFrom } = draft.texts
  return (
    <>
      <Card title={t('parts.policies')}>
        <Line
          path="texts.policiesFrom"
          label={t('policies.from')}
          hint={t('policies.fromHint')}
          type="date"
          value={policiesFrom ?? ''}
          onChange={(day) => setText('policiesFrom', day)}
        />
      </Card>
      {policyKinds.map((kind) => {
        const sections = policies[kind] ?? []
        const path = `texts.policies.${kind}`
        return (
          <Card key={kind} title={t(`policies.${kind}`)}>
            <details className="faq-entries">
              <summary>{t('policies.sections', { count: sections.length })}</summary>
              <ListEditor
                items={sections}
                onChange={(next) => setText('policies', { ...policies, [kind]: next })}
                nameOf={({ heading }, index) => heading.vi || String(index + 1)}
                addLabel={t('policies.addSection')}
                make={() => ({ heading: { vi: '', en: '' }, paragraphs: [{ vi: '', en: '' }] })}
                most={60}
              >
                {(section, change, at) => (
                  <>
                    <Both
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
            </details>
          </Card>
        )
      })}
    </>
  )
}
