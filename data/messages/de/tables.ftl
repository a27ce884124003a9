### How a table of results was read.

table-weighed = { $as } **{ $sum }**
table-weighed-of = { $as } **{ $sum }** ({ $parts })
table-shift-row = { $shift } für die Zeile
table-shift-column = { $shift } für die Spalte
table-column = Spalte { $column }
table-row = Zeile { $row }
table-row-fell = { $fell } gewürfelt, Zeile { $row }
table-read = { $table }: { $parts } → { $result }
