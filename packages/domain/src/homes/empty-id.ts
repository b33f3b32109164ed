// The id that services write where there is none (specification 1 §3.7).

/** All zeros, as a GUID. */
export const emptyId = '00000000-0000-0000-0000-000000000000'
