export { policyKinds } from '../../../contract/policy-kinds.ts'
