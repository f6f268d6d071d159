/** Timeouts of test waits are generous: a busy machine is no failure. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
