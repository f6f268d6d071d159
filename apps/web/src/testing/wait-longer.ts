/** Generous timeouts of test waits: a busy machine must not fail a test. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
