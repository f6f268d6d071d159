import { expect, it } from 'vitest';
import { listApiProblems } from './api-description.ts';

const FEED = '/api/v1/listings/{game}/{league}/{category}/{filter}';
const ACTION = '/api/v1/listings/{game}/{league}/{target}/{action}';

it('lists problems in the API description, except for the two addresses fixed by the specification', () => {
  const problem = (ruleId: string, message: string) => ({ ruleId, message });
  const problems = [
    problem('no-identical-paths', `\`${FEED}\` and \`${ACTION}\``),
    problem('no-identical-paths', `\`${FEED}\` and \`/other/{path}\``),
    problem('struct', `\`${FEED}\` and \`${ACTION}\``),
  ];
  expect(listApiProblems(`validating …\n${JSON.stringify({ problems })}\n`)).toEqual([
    `no-identical-paths: \`${FEED}\` and \`/other/{path}\``,
    `struct: \`${FEED}\` and \`${ACTION}\``,
  ]);
});
