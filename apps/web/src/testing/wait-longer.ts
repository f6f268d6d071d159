/** Sets generous timeouts for test waits, so that a busy machine does not fail a test. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
