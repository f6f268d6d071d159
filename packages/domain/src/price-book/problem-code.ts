/** Problems of an imported file; `path` says where. */
export type BookProblemCode =
  | 'tooLarge'
  | 'notJson'
  | 'notABook'
  | 'versionUnknown'
  | 'wrongGame'
  | 'missing'
  | 'wrongType'
  | 'outOfRange'
  | 'tooMany'
  | 'duplicate'
  | 'badHash'
  | 'badName'
  | 'badId'
  | 'unknownCategory'
  | 'unsafeKey';
