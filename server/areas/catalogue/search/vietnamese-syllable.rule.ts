const onset = '(?:ngh|ng|nh|ch|gh|gi|kh|ph|qu|th|tr|b|c|d|g|h|k|l|m|n|p|r|s|t|v|x)?'
const rime =
  '(?:a|ac|ach|ai|am|an|ang|anh|ao|ap|at|au|ay|e|ec|em|en|eng|eo|ep|et|eu|ech|enh|i|ia|ich|iec|iem|ien|ieng|iep|iet|ieu|im|in|inh|ip|it|iu|o|oa|oac|oach|oai|oam|oan|oang|oanh|oao|oap|oat|oay|oc|oe|oen|oeo|oet|oi|om|on|ong|ooc|oong|op|ot|u|ua|uc|ue|uech|uenh|ui|um|un|ung|uo|uoc|uoi|uom|uon|uong|uop|uot|uou|up|ut|uu|uy|uya|uych|uyen|uyet|uynh|uyt|uyu|y|yem|yen|yet|yeu|yeng|ynh|ych|uan|uang|uat|uay|uau|uac)'
const pattern = new RegExp(`^${onset}${rime}$`)

/** Whether a word without diacritics can be a Vietnamese syllable: then it is probably meant as typed. */
export function isSyllable(folded: string): boolean {
  return pattern.test(folded)
}
