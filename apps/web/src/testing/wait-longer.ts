/** What a test waits for comes when the machine has time: a busy one is no failure. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
