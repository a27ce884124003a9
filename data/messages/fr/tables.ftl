### Comment une table de résultats a été lue.

table-weighed = { $as } **{ $sum }**
table-weighed-of = { $as } **{ $sum }** ({ $parts })
table-shift-row = { $shift } pour la ligne
table-shift-column = { $shift } pour la colonne
table-column = colonne { $column }
table-row = ligne { $row }
table-row-fell = { $fell } aux dés, ligne { $row }
table-read = { $table } : { $parts } → { $result }
